import { bdi, html } from '../dom.ts';
import type { MessageModel } from './messageModel.ts';

/** Buttons carry `data-example` or `data-retry` for the view's one listener. */
export function drawMessage(message: MessageModel | undefined): readonly Node[] {
  if (!message) return [];
  const { kind, title, text, example, retry } = message;
  return [
    html(
      'div',
      { class: `message ${kind}` },
      html('p', { class: 'title' }, title),
      html('p', {}, bdi(text)),
      example === undefined
        ? undefined
        : html('p', {}, 'For example: ', html('button', { type: 'button', class: 'link', 'data-example': example, 'data-key': 'example' }, example)),
      retry ? html('p', {}, html('button', { type: 'button', class: 'link', 'data-retry': true, 'data-key': 'retry' }, 'Try again')) : undefined,
    ),
  ];
}
