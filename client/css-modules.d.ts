/** The class names of a CSS module, as named exports: the build drops what is unused, and has no object of them. */
declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  namespace classes {}
  export = classes;
}
