@node "%~dp0launcher.ts" %*
