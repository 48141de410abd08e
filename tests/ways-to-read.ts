import ts from 'typescript';

const guide = 'docs/how-to/add-a-page-with-data.md';

type Call = { node: ts.CallExpression; name: string };

/** The reads of a file that the guide does not describe, each as a sentence. */
export function otherWaysToRead(file: string, text: string): string[] {
  // Most files need no parse.
  if (!/#data\/|\bAwait\b|Effect\b/.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isSite = file.startsWith('src/site/');
  const found: string[] = [];
  const refuse = (node: ts.Node, why: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${why} See ${guide}.`);
  };

  for (const { node, from, names } of importsOf(source)) {
    if (isSite && from.startsWith('#data/') && !lightModules.includes(from)) {
      refuse(
        node,
        `A static import of ${from} puts Firestore on every page: await import('${from}') inside a read.`,
      );
    }
    if (!isSite && names.includes('Await') && !awaiting.includes(file)) {
      refuse(node, 'The back office shows data with <ShownData>, which keeps the last value.');
    }
  }

  const dataNames = new Set(
    importsOf(source)
      .filter(({ from }) => from.startsWith('#data/') && !lightModules.includes(from))
      .flatMap(({ names }) => names),
  );
  for (const call of callsIn(source)) {
    const readsData = dataNames.has(call.name) || isDataImport(call.node);
    if (
      readsData &&
      isInLoader(call.node) &&
      !isInside(call.node, isSite ? siteReads : ['settled'])
    ) {
      refuse(
        call.node,
        isSite
          ? 'A loader of the website reads inside optionalRead, requiredRead or promptRead: the build notes the answer in the page.'
          : 'A loader of the back office returns settled(…), which does not reject.',
      );
    }
    const effect = /^use(Layout)?Effect$/.test(call.name) ? call.node.arguments[0] : undefined;
    if (effect && waits(effect) && !(file in waitingEffects)) {
      refuse(call.node, 'An effect waits for nothing: data comes from a loader or from useAsync.');
    }
  }
  return found;
}

/** Modules of the data layer that don't import Firestore. */
const lightModules = [
  '#data/problems/report.ts',
  '#data/problems/shown-error.ts',
  '#data/settled.ts',
  '#data/server-clock.ts',
  '#data/submit-address.ts',
  '#data/firebase/project.ts',
  '#data/leads/hold-slot.ts',
  '#data/leads/submit-form.ts',
  '#data/visits/read-taken.ts',
  '#data/visits/offer-link.ts',
  '#data/visits/visit-link.ts',
];

const siteReads = ['optionalRead', 'requiredRead', 'promptRead'];

/** The login page shows nothing when the session cannot be read. */
const awaiting = ['src/admin/shared/data/shown-data.tsx', 'src/admin/shell/login/login-page.tsx'];

/** Effects that wait for something other than a page's data. */
export const waitingEffects: Record<string, string> = {
  'src/admin/shared/data/use-feed.ts': 'listens to changes',
  'src/admin/shell/layout/use-failed-reads.ts': 'waits for what loaders still read',
  'src/admin/shell/layout/use-own-profile.ts': 'listens to changes',
  'src/admin/shell/layout/use-prefetch-tabs.ts': 'loads code',
  'src/admin/shell/layout/use-mail-pickup.ts': 'sends mails',
  'src/admin/shell/palette/palette-button.tsx': 'loads code',
  'src/site/home/hero.tsx': 'loads code',
};

type Import = { node: ts.Node; from: string; names: string[] };

/** Type imports are left out: the build drops them. */
function importsOf(source: ts.SourceFile): Import[] {
  return source.statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || node.importClause?.isTypeOnly) return [];
    const bindings = node.importClause?.namedBindings;
    const elements = bindings && ts.isNamedImports(bindings) ? bindings.elements : [];
    const names = elements.filter((each) => !each.isTypeOnly).map((each) => each.name.text);
    if (elements.length > 0 && names.length === 0) return [];
    return [{ node, from: (node.moduleSpecifier as ts.StringLiteral).text, names }];
  });
}

function callsIn(node: ts.Node): Call[] {
  const calls: Call[] = [];
  const visit = (each: ts.Node) => {
    if (ts.isCallExpression(each)) calls.push({ node: each, name: nameOf(each) });
    each.forEachChild(visit);
  };
  visit(node);
  return calls;
}

const nameOf = ({ expression }: ts.CallExpression) =>
  ts.isIdentifier(expression) ? expression.text : '';

const isDataImport = ({ expression, arguments: [from] }: ts.CallExpression) =>
  expression.kind === ts.SyntaxKind.ImportKeyword &&
  from !== undefined &&
  ts.isStringLiteral(from) &&
  from.text.startsWith('#data/');

function ancestors(node: ts.Node): ts.Node[] {
  return node.parent ? [node.parent, ...ancestors(node.parent)] : [];
}

const isInLoader = (node: ts.Node) =>
  ancestors(node).some((each) => ts.isFunctionDeclaration(each) && each.name?.text === 'loader');

const isInside = (node: ts.Node, names: string[]) =>
  ancestors(node).some((each) => ts.isCallExpression(each) && names.includes(nameOf(each)));

function waits(node: ts.Node): boolean {
  let found = false;
  const visit = (each: ts.Node) => {
    const isThen = ts.isPropertyAccessExpression(each) && each.name.text === 'then';
    if (ts.isAwaitExpression(each) || isThen) found = true;
    each.forEachChild(visit);
  };
  visit(node);
  return found;
}
