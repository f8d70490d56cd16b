import { type Node, parseSync, type Program, Visitor } from 'oxc-parser';
import type { SourceFile } from './source-files.ts';

const ONLY_ENGLISH = /\b(the|this|please|your|you|is|are|not|with)\b/i;
const ONLY_GERMAN = /\b(der|die|das|bitte|dein|du|ist|sind|nicht|mit|ein|eine)\b/i;
const WHOLE = /^\S.*[.?!]$/s;
/** Names that stay as they are in the other language. */
const QUOTED = /„[^“]*“|`[^`]*`|"[^"]*"|“[^”]*”|‘[^’]*’|'[^']*'/g;
/** The place in a sentence of a value known at run time only. */
const VALUE = '7';

/** Calls whose argument in two languages is read by the person who was refused. */
const REFUSE = new Set(['refusing', 'refusedField', 'refusedParameter']);

/**
 * Sentences of the API that a person reads in the wrong language, and refusals that are no whole sentence, as
 * 'file: sentence'. They are read from the source, so a refusal cannot be left out of a list.
 */
export function sentenceFaults(files: readonly SourceFile[]): string[] {
  return files
    .filter(({ path }) => /^apps\/api\/src\/.*(?<!\.test)\.ts$/.test(path) && !path.includes('/testing/'))
    .flatMap(faultsIn);
}

function faultsIn({ path, text }: SourceFile): string[] {
  const faults: string[] = [];
  const readBoth = (node: Node, mustBeWhole: boolean) => {
    const sentence = sentenceOf(node);
    if (sentence === undefined) return;
    const { en, de } = sentence;
    if (ONLY_GERMAN.test(en.replaceAll(QUOTED, ''))) faults.push(`${path}: German under 'en': ${en}`);
    if (ONLY_ENGLISH.test(de.replaceAll(QUOTED, ''))) faults.push(`${path}: English under 'de': ${de}`);
    if (!mustBeWhole) return;
    if (!/\p{L}/u.test(en)) return;
    if (en === de) faults.push(`${path}: the same in both languages: ${en}`);
    for (const said of [en, de]) if (!WHOLE.test(said)) faults.push(`${path}: no whole sentence: ${said}`);
  };
  const { program } = parseSync(path, text);
  const constants = constantsOf(program);
  const readRefusal = (callee: Node, given: readonly Node[]) => {
    if (callee.type !== 'Identifier' || !(callee.name === 'Refusal' || REFUSE.has(callee.name))) return;
    for (const argument of given) for (const value of valuesOf(argument, constants)) readBoth(value, true);
  };
  new Visitor({
    ObjectExpression: (node) => readBoth(node, false),
    NewExpression: ({ callee, arguments: given }) => readRefusal(callee, given),
    CallExpression: ({ callee, arguments: given }) => readRefusal(callee, given),
  }).visit(program);
  return [...new Set(faults)];
}

/** Refusals that the website shows; those of the desk and the floor are read in the staff app. */
const SHOWN_ON_SITE = /^apps\/api\/src\/(?!features\/(?:desk-|floor\/)).*-(?:refusals|faults)\.ts$/;
const SITE = /^(?:apps\/web\/app|packages\/client\/src)\/.*(?<!\.test)\.tsx?$/;

/**
 * Sentences of the website that the API refuses with, too, as 'file: sentence': a refusal is shown as the server says
 * it. What both have to say is written once, in packages/domain.
 */
export function repeatedSentences(files: readonly SourceFile[]): string[] {
  const refusals = files.filter(({ path }) => SHOWN_ON_SITE.test(path)).flatMap(wordsIn);
  const sentences = new Set(refusals.filter((said) => WHOLE.test(said) && /\p{L}/u.test(said)));
  return files
    .filter(({ path }) => SITE.test(path))
    .flatMap((file) => wordsIn(file).map((said) => ({ path: file.path, said })))
    .filter(({ said }) => sentences.has(said))
    .map(({ path, said }) => `${path}: the server refuses with this sentence: ${said}`);
}

/** All texts of a file, each once. */
function wordsIn({ path, text }: SourceFile): string[] {
  const texts = new Set<string>();
  const read = (node: Node) => {
    const said = wordsOf(node);
    if (said !== undefined) texts.add(said);
  };
  new Visitor({ Literal: read, TemplateLiteral: read }).visit(parseSync(path, text).program);
  return [...texts];
}

/** What the constants of a file are, by their names. */
function constantsOf({ body }: Program): ReadonlyMap<string, Node> {
  const constants = new Map<string, Node>();
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init !== null) constants.set(id.name, init);
  }
  return constants;
}

/** All that an expression can be, as far as constants of its file say: `FAULTS[reason]` is any of `FAULTS`. */
function valuesOf(node: Node, constants: ReadonlyMap<string, Node>): readonly Node[] {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valuesOf(node.expression, constants);
    case 'ConditionalExpression':
      return [node.consequent, node.alternate].flatMap((value) => valuesOf(value, constants));
    case 'Identifier': {
      const value = constants.get(node.name);
      return value === undefined ? [] : valuesOf(value, constants);
    }
    case 'MemberExpression':
      return valuesOf(node.object, constants)
        .flatMap((value) => (value.type === 'ObjectExpression' ? value.properties : []))
        .flatMap((property) => (property.type === 'Property' ? [property] : []))
        .filter(({ key }) => node.computed || nameOf(key) === nameOf(node.property))
        .flatMap(({ value }) => valuesOf(value, constants));
    default:
      return [node];
  }
}

function nameOf(node: Node): string | undefined {
  return node.type === 'Identifier' ? node.name : undefined;
}

/** The words of `{ en: '…', de: '…' }`; undefined for any other expression. */
function sentenceOf(node: Node): { readonly en: string; readonly de: string } | undefined {
  if (node.type !== 'ObjectExpression' || node.properties.length !== 2) return undefined;
  const words = new Map<string, string>();
  for (const property of node.properties) {
    if (property.type !== 'Property' || property.key.type !== 'Identifier') return undefined;
    const said = wordsOf(property.value);
    if (said !== undefined) words.set(property.key.name, said);
  }
  const [en, de] = [words.get('en'), words.get('de')];
  return en === undefined || de === undefined ? undefined : { en, de };
}

function wordsOf(node: Node): string | undefined {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  if (node.type !== 'TemplateLiteral') return undefined;
  return node.quasis.map(({ value }) => value.cooked ?? '').join(VALUE);
}
