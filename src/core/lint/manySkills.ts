/** So many skills, by path, each with a description of some length: a library for examples. */
export function manySkills(count: number): Record<string, string> {
  const skills = Array.from({ length: count }, (_, index) => {
    const name = `form-${index + 1}`;
    return [`${name}/SKILL.md`, `---\nname: ${name}\ndescription: Fills in form number ${index + 1} from a table of data, checks each field against the rules of its office and signs it. Use when form ${index + 1} is to be completed.\n---\n`];
  });
  return Object.fromEntries(skills) as Record<string, string>;
}
