// The core never imports vscode: core/tsconfig.json maps `vscode` to this file, which is not a module,
// so such an import is a type error.
