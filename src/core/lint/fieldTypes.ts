/** What hosts read a key's value as. */
export type FieldType = 'truth' | 'text' | 'mapping' | 'list-or-text';

/** The keys with one type of value, beyond those of the specification. */
export const fieldTypes: Readonly<Record<string, FieldType>> = {
  'disable-model-invocation': 'truth',
  'user-invocable': 'truth',
  background: 'truth',
  'default-enabled': 'truth',
  model: 'text',
  effort: 'text',
  context: 'text',
  agent: 'text',
  shell: 'text',
  when_to_use: 'text',
  'display-name': 'text',
  hooks: 'mapping',
  paths: 'list-or-text',
  'disallowed-tools': 'list-or-text',
};

export const truthKeys: ReadonlySet<string> = new Set(Object.keys(fieldTypes).filter((key) => fieldTypes[key] === 'truth'));
