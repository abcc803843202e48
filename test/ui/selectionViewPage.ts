import type { Browser } from 'playwright-core';
import type { FromSelectionView, SelectionState } from '../../src/protocol/selectionView.ts';
import { eachWebview, openWebview, type WebviewKind, type WebviewPage } from './webviewPage.ts';

const selection: WebviewKind = { name: 'selection', ground: 'sideBar-background' };

/** The Selection view in a page of its own. */
export type SelectionViewPage = WebviewPage<FromSelectionView, SelectionState>;

/** @param width in CSS pixels @returns the current test's view */
export function eachSelectionView(width: number): () => SelectionViewPage {
  return eachWebview(selection, width);
}

/** @param width in CSS pixels */
export function openSelectionView(browser: Browser, width: number): Promise<SelectionViewPage> {
  return openWebview(browser, selection, width);
}
