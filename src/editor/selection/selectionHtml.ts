import { Uri, type Webview } from 'vscode';

/** The view's empty page: one script and one stylesheet of ours, nothing else may load or run. */
export function selectionHtml(webview: Webview, assets: Uri): string {
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const script = webview.asWebviewUri(Uri.joinPath(assets, 'selection.js')).toString();
  const style = webview.asWebviewUri(Uri.joinPath(assets, 'selection.css')).toString();
  const policy = `default-src 'none'; style-src ${webview.cspSource}; script-src 'nonce-${nonce}'`;
  return `<!DOCTYPE html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta http-equiv="Content-Security-Policy" content="${policy}">
  <title>Selection</title>
  <link rel="stylesheet" href="${style}">
</head>
<body>
  <main id="root"></main>
  <script nonce="${nonce}" src="${script}"></script>
</body>
</html>`;
}
