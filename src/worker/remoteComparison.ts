import type { LibraryFinding, WantedFindings } from '../core/lint/library/libraryFinding.ts';
import { finish } from '../core/util/steps.ts';
import { Rpc, type Channel } from '../protocol/rpc.ts';
import type { LibraryComparer } from './compareLibrary.ts';
import type { LibrarySkill, LibrarySnapshot } from './library.ts';

/** What a thread that does nothing but compare skills is asked. */
type ComparisonMethods = {
  /** Skills that will be compared; they take the place of earlier ones with their URIs. */
  read(params: { readonly skills: readonly LibrarySkill[] }): Promise<void>;
  /** Findings on skills that were read, in library order. */
  compare(params: { readonly uris: readonly string[]; readonly wanted: WantedFindings }): Promise<readonly LibraryFinding[]>;
};

/** A thread that `serveComparisons` runs on. */
export interface ComparisonThread {
  readonly channel: Channel;
  /** @param listener told why the thread ended */
  onEnd(listener: (reason: string) => void): void;
  end(): void;
}

/** Skills that are sent at once: few enough that the thread soon has work, many enough that messages cost little. */
const batch = 16;

/** Compares skills on another thread, which begins to read them while their library is still being read here. */
export class RemoteComparison {
  readonly #start: () => ComparisonThread;
  readonly #sent = new WeakSet<LibrarySkill['skill']>();
  #waiting: LibrarySkill[] = [];
  #open: { readonly thread: ComparisonThread; readonly rpc: Rpc<ComparisonMethods> } | undefined;

  /** @param start starts the thread; called when there is something to compare */
  constructor(start: () => ComparisonThread) {
    this.#start = start;
  }

  /** Sends a skill ahead of the comparison that it will be part of. */
  ahead(skill: LibrarySkill): void {
    this.#sent.add(skill.skill);
    if (this.#waiting.push(skill) >= batch) this.#send();
  }

  async compare({ skills }: LibrarySnapshot, wanted: WantedFindings): Promise<readonly LibraryFinding[]> {
    for (const each of skills) if (!this.#sent.has(each.skill)) this.ahead(each);
    this.#send();
    return this.#rpc.call('compare', { uris: skills.map(({ file }) => file.uri), wanted });
  }

  /** Ends the thread, which would keep the program running. */
  end(): void {
    this.#open?.thread.end();
  }

  get #rpc(): Rpc<ComparisonMethods> {
    if (!this.#open) {
      const thread = this.#start();
      const rpc = new Rpc<ComparisonMethods>(thread.channel, {});
      thread.onEnd((reason) => rpc.close(`the thread that compares descriptions ended: ${reason}`));
      this.#open = { thread, rpc };
    }
    return this.#open.rpc;
  }

  #send(): void {
    const skills = this.#waiting;
    this.#waiting = [];
    // A failure shows again, and is told, when the comparison is asked for.
    if (skills.length > 0) this.#rpc.call('read', { skills }).catch(() => undefined);
  }
}

/** The other side of `RemoteComparison`. */
export function serveComparisons(channel: Channel, comparer: LibraryComparer): void {
  const known = new Map<string, LibrarySkill>();
  const methods: ComparisonMethods = {
    read: async ({ skills }) => {
      for (const each of skills) known.set(each.file.uri, each);
      comparer.read(skills, await comparer.vectors());
    },
    compare: async ({ uris, wanted }) => finish(comparer.compare({ skills: uris.map((uri) => known.get(uri)!) }, wanted, await comparer.vectors())),
  };
  new Rpc(channel, methods);
}
