/** Runs `work` on every item, at most `limit` of them at a time: many files would use up the file handles. */
export async function mapConcurrently<Item>(items: readonly Item[], work: (item: Item) => Promise<void>, limit = 32): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
}
