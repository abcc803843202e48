import { workspace } from 'vscode';

/** Notes the versions of all open documents. @returns tells of a URI whether its document is as it was, or not open */
export function noteVersions(): (uri: string) => boolean {
  const before = versions();
  return (uri) => {
    const now = versions().get(uri);
    return now === undefined || now === before.get(uri);
  };
}

function versions(): ReadonlyMap<string, number> {
  return new Map(workspace.textDocuments.map(({ uri, version }) => [uri.toString(), version]));
}
