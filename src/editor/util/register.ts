import { commands, type Disposable, type LogOutputChannel, window } from 'vscode';
import { messageOf } from './messages.ts';

/** Registers a command whose failure reaches the log and the user, never nobody. */
export function register(log: LogOutputChannel, id: string, run: (argument: unknown) => Promise<void> | void): Disposable {
  return commands.registerCommand(id, async (argument: unknown) => {
    try {
      await run(argument);
    } catch (error) {
      log.error(error instanceof Error ? error : String(error));
      void window.showErrorMessage(`Skill Loadout: ${messageOf(error)}`, 'Show Log').then((answer) => answer && log.show());
    }
  });
}
