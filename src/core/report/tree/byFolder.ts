import type { SkillSummary } from '../libraryReport.ts';
import { compareSkills, compareText, group, leaf, type Sorting, type TreeNode } from './treeNode.ts';

interface Folder {
  readonly path: string;
  readonly folders: Map<string, Folder>;
  readonly skills: SkillSummary[];
}

/**
 * The library as its folders are nested: categories as groups, skill folders as leaves. Folders that hold
 * nothing but one other folder are joined with it, as the Explorer does.
 * @param rootLabel names a root, which is a level of its own only where there are several
 */
export function groupByFolder(skills: readonly SkillSummary[], sorting: Sorting, rootLabel: (root: string) => string): readonly TreeNode[] {
  const roots = new Map<string, Folder>();
  for (const skill of skills) {
    const root = entry(roots, skill.root, '');
    const categories = skill.path.split('/').slice(0, -2);
    let folder = root;
    for (const name of categories) folder = entry(folder.folders, name, folder.path === '' ? name : `${folder.path}/${name}`);
    folder.skills.push(skill);
  }
  const contents = [...roots].map(([root, folder]) => ({ root, nodes: nodesOf(folder, root, sorting) }));
  const [only] = contents;
  if (contents.length === 1 && only) return only.nodes;
  return contents
    .map(({ root, nodes }) => group(root, rootLabel(root), nodes))
    .sort((a, b) => compareText(a.label, b.label));
}

function nodesOf(folder: Folder, root: string, sorting: Sorting): readonly TreeNode[] {
  const folders = [...folder.folders]
    .sort(([a], [b]) => compareText(a, b))
    .map(([name, inner]) => {
      let label = name;
      let last = inner;
      for (let next = onlyFolder(last); next; next = onlyFolder(last)) {
        label += `/${next[0]}`;
        last = next[1];
      }
      return group(`${root}\n${last.path}`, label, nodesOf(last, root, sorting));
    });
  return [...folders, ...folder.skills.sort(compareSkills(sorting)).map((skill) => leaf(skill))];
}

function onlyFolder({ folders, skills }: Folder): [string, Folder] | undefined {
  const [first, second] = folders;
  return skills.length === 0 && !second ? first : undefined;
}

function entry(folders: Map<string, Folder>, name: string, path: string): Folder {
  let folder = folders.get(name);
  if (!folder) {
    folder = { path, folders: new Map(), skills: [] };
    folders.set(name, folder);
  }
  return folder;
}
