import type { Plugin } from 'vite';

/** The class of a library that only gives us a function, and where it ends. Its static blocks keep a bundler from leaving it out. */
const MODULE = /\/intl-messageformat\/index\.js$/;
const CLASS = /var IntlMessageFormat = (class IntlMessageFormat \{[\s\S]*?\n\});/;

/** Says that the class does nothing when it is made: so the page goes without it, and without what only it needs. */
export function pureClass(): Plugin {
  return {
    name: 'dustup-pure-class',
    transform: (code, id) => {
      if (!MODULE.test(id)) return undefined;
      if (!CLASS.test(code))
        throw new Error('intl-messageformat is written in another way now: see build/pure-class.ts');
      return { code: code.replace(CLASS, 'var IntlMessageFormat = /* @__PURE__ */ (() => $1)();'), map: null };
    },
  };
}
