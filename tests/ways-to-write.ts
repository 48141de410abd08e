import ts from 'typescript';

const guide = 'docs/how-to/write-data.md';

/** What only `src/admin/shared/save` uses: the steps of a write. */
const steps: Record<string, string> = {
  failureText: '`save` tells what failed.',
  storedDraft: '`saveAction` drops the draft of what is stored.',
  publisher: '`save` publishes: give it `publishes`.',
  useFetcher: 'A form posts by useSavedForm, a button by <SaveButton>.',
  useActionData: 'A form that leaves its page posts by usePageForm.',
};

/** Files, by name, that write in a way of their own, and why. Only `save` itself may be left out. */
export const exceptions: Record<string, string> = {
  'use-sign-out.ts': 'signs out: no data is written',
  'login-page.tsx': 'signs in: no data is written',
  'editing.ts':
    'saves an article by itself while its author types, and the author decides a conflict',
  'upload-media.ts': 'stores files and their document, or neither',
  'use-media-uploads.ts': 'has a queue of files, each with its own progress and failure',
  'use-picture-upload.ts': 'sends a file first, which can be cancelled',
  'settings-action.ts': 'also publishes when a removal failed half-way',
  'load-media.ts': 'empties the trash of what is over 30 days old, unasked',
  'access-log.ts': 'notes what was looked at, unasked',
  'undo-move.ts': 'is the `write` of undos',
  'change-where-open.ts': 'is the `write` of three acts of the schedule',
  'selected-acts.tsx': 'is the `write` of changeEach',
  'export-leads.ts': 'is the `write` of two exports',
  'export-files.tsx': 'is the `write` of an export',
  'publishing-status.tsx': 'shows what the publisher does',
  'admin-layout.tsx': 'starts the publisher',
};

/** Exported functions of a module of `src/data` that sign what they write. */
export function writesIn(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((node) => {
    if (!ts.isFunctionDeclaration(node) || !node.name) return [];
    const isExported = node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    const isSigned = node.parameters.some(({ type }) => type?.getText() === 'Author');
    return isExported && isSigned ? [node.name.text] : [];
  });
}

/** The writes of a file of the back office that the guide does not describe, each as a sentence. */
export function otherWaysToWrite(file: string, text: string, writes: Set<string>): string[] {
  if (/\/save\/[^/]+$/.test(file) || nameOf(file) in exceptions) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const refuse = (node: ts.Node, why: string) => {
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    found.push(`${file}:${line + 1}: ${why} See ${guide}.`);
  };
  const visit = (node: ts.Node) => {
    if (ts.isImportSpecifier(node)) {
      const why = steps[node.name.text];
      if (why) refuse(node, why);
    }
    if (ts.isCallExpression(node)) {
      const name = node.expression.getText();
      if (writes.has(name) && !isInWrite(node)) {
        refuse(node, `${name} is called by the \`write\` of save, saveEach or changeEach.`);
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

const nameOf = (file: string) => file.replace(/^.*\//, '');

/** Inside a `write`, be it a property, a method or an argument of a function of this name, or of changeEach. */
function isInWrite(node: ts.Node): boolean {
  for (let each = node.parent; each; each = each.parent) {
    if (ts.isPropertyAssignment(each) || ts.isMethodDeclaration(each)) {
      if (each.name.getText() === 'write') return true;
    }
    if (ts.isCallExpression(each) && /^(?:write|changeEach|act)$/.test(each.expression.getText())) {
      return true;
    }
  }
  return false;
}
