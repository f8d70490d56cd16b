/** Browsers that know Trusted Types give objects; the types of the DOM know texts alone, in the places such an object is for. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>,
  ) => Readonly<Record<'createHTML' | 'createScriptURL', (text: string) => string>>;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypes;
  }
}

const refuse = (): never => {
  throw new TypeError('This name is not for such a text.');
};

/** Lets HTML into a page that asks for Trusted Types, under a name its policy allows. Once for each name. */
export function trustHtml(name: string): (html: string) => string {
  const policy = window.trustedTypes?.createPolicy(name, {
    createHTML: (html) => html,
    createScriptURL: refuse,
  });
  return (html) => policy?.createHTML(html) ?? html;
}

/** The same for one address of a script, and no other. */
export function trustScript(name: string, address: string): string {
  const policy = window.trustedTypes?.createPolicy(name, {
    createHTML: refuse,
    createScriptURL: (asked) => (asked === address ? asked : refuse()),
  });
  return policy?.createScriptURL(address) ?? address;
}
