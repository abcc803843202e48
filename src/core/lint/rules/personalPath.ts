import { exampleBody } from '../example.ts';
import type { Rule } from '../rule.ts';
import { everyHost } from '../severity.ts';

const HOME = /(?<![\w.-])(?:\/(?:Users|home)\/|[A-Za-z]:\\{1,2}Users\\{1,2})([\w.-]+)(?=[\\/])/g;

// Names that stand for the reader's own, or that every machine of a kind has.
const STAND_IN =
  /^(?:(?:a|my|your|the|some|any|this|test|demo|example|sample|default|current)?[-_.]?(?:user|username|users|name|account|person|home|you|me|owner|developer|dev|someone|somebody|alice|bob|jane|john|joe|foo|bar|xxx+|\.+)[-_.]?(?:name)?\d*|ubuntu|debian|admin|root|runner|runneradmin|node|vscode|codespace|coder|claude|agent|agents|sandbox|app|pi|vagrant|ec2-user|opc|linuxbrew|appuser|workspaces?|projects?|jovyan|gitpod|circleci|jenkins|deploy|git|www-data|public|shared|all|your|my|example|path|me)$/i;

export const personalPath: Rule = {
  id: 'personal-path',
  title: "The text names a path in somebody's home folder.",
  effects: everyHost('advice'),
  source: 'https://agentskills.io/skill-creation/best-practices',
  why: 'A path such as `/Users/anna/projects` exists on one machine, and tells the reader a name. Write it from the skill\'s folder, or with `~` or a variable.',
  bad: exampleBody('\nCopy the form to /Users/anna/forms/ first.\n'),
  good: exampleBody('\nCopy the form to ~/forms/ first.\n'),
  *check({ text, bodyRange }) {
    const seen = new Set<string>();
    for (const { 0: path, 1: name = '', index } of text.slice(bodyRange.start).matchAll(HOME)) {
      if (STAND_IN.test(name) || seen.has(name)) continue;
      seen.add(name);
      const start = bodyRange.start + index;
      yield { range: { start, end: start + path.length }, message: `"${path}" is the home folder of one person on one machine. Write "~", or a path from the skill's folder.` };
    }
  },
};
