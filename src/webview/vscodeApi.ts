/** What VS Code gives a webview: messages to the extension, and state that outlives hiding. */
export interface VscodeApi<Message, State> {
  postMessage(message: Message): void;
  getState(): State | undefined;
  setState(state: State): void;
}

declare function acquireVsCodeApi(): VscodeApi<unknown, unknown>;

/** @throws when called twice: VS Code hands it out once a document */
export function vscodeApi<Message, State>(): VscodeApi<Message, State> {
  return acquireVsCodeApi() as VscodeApi<Message, State>;
}
