import { hostIds, isHostId, type HostId } from '../../core/lint/hosts.ts';
import { CliError } from '../cliError.ts';
import { nearestWord } from '../../core/util/nearestWord.ts';

/** `--host a,b`. @throws CliError that names a host which there is not */
export function readHosts(written: string | undefined): readonly HostId[] | undefined {
  if (written === undefined) return undefined;
  const words = written.split(/[\s,;]+/).filter(Boolean);
  const wrong = words.find((word) => !isHostId(word));
  if (wrong === undefined && words.length > 0) return [...new Set(words.filter(isHostId))];
  const near = wrong === undefined ? undefined : nearestWord(wrong, hostIds);
  throw new CliError(`--host: ${wrong === undefined ? 'no host is named' : `there is no host ${JSON.stringify(wrong)}`}. ${near ? `Did you mean ${near}?` : `The hosts are ${hostIds.join(', ')}.`}`);
}
