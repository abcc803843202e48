import { Uri, type Webview } from 'vscode';

/** The names of a webview's parts in `dist/webview`, and of its document. */
interface WebviewPage {
  /** Of the script and the stylesheet, without their endings. */
  readonly name: string;
  /** Ours: no text of anyone's. */
  readonly title: string;
}

/** Where scripts and stylesheets of webviews are: the only folder that they may load from. */
export function webviewAssets(extensionUri: Uri): Uri {
  return Uri.joinPath(extensionUri, 'dist', 'webview');
}

/** A view's empty page: one script and one stylesheet of ours, nothing else may load or run. */
export function webviewHtml(webview: Webview, extensionUri: Uri, { name, title }: WebviewPage): string {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const assets = webviewAssets(extensionUri);
  const script = webview.asWebviewUri(Uri.joinPath(assets, `${name}.js`)).toString();
  const style = webview.asWebviewUri(Uri.joinPath(assets, `${name}.css`)).toString();
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <title>${title}</title>
  <link rel="stylesheet" href="${style}">
</head>
<body>
  <main id="root"></main>
  <script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
