/** Wraps a slow pure function of one value so that each value is computed once a process. */
export function once<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const values = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const held = values.get(key) ?? { value: compute(key) };
    values.set(key, held);
    return held.value;
  };
}
