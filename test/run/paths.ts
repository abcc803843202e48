import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The extension's folder: where package.json is. */
export const root = resolve(import.meta.dirname, '..', '..');

/** The library that opens when no other folder is asked for. */
export const sampleFolder = resolve(root, 'media', 'sample');

/** Where runs leave what helps to find out why they failed: logs and screenshots. */
export const reportsFolder = resolve(root, 'out', 'reports');

/** The path part of a file's URI, decoded: with forward slashes, and on Windows `/c:/…`. */
export function uriPath(path: string): string {
  return decodeURIComponent(pathToFileURL(path).pathname);
}
