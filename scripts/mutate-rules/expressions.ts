export type Token = { text: string; start: number; end: number };

/** An expression of a rules file, and the operations that it allows in an `allow` line (else none). */
export type Expression = { operations: string[]; statement: Token[]; tokens: Token[] };

const PIECES =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|\w+|&&|\|\||[=!<>]=|\s+|[\s\S]/g;
const SKIPPED = /^(\/\/|\/\*|\s)/;

const OPENING = new Set(['(', '[', '{']);
const CLOSING = new Set([')', ']', '}']);

/** Without comments and blanks; a string is one token. */
function tokensOf(rules: string): Token[] {
  return [...rules.matchAll(PIECES)]
    .map(({ 0: text, index }) => ({ text, start: index, end: index + text.length }))
    .filter(({ text }) => !SKIPPED.test(text));
}

/** The expressions of every `allow …: if`, `return` and `let … =`. */
export function expressionsOf(rules: string): Expression[] {
  const tokens = tokensOf(rules);
  const found: Expression[] = [];
  tokens.forEach(({ text }, i) => {
    if (!['allow', 'return', 'let'].includes(text)) return;
    const statement = tokens.slice(i, indexOf(tokens, ';', i));
    const head = { allow: indexOf(statement, 'if') + 1, return: 1, let: 3 }[text] ?? 0;
    const granted = text === 'allow' ? statement.slice(1, head - 2) : [];
    found.push({
      operations: granted.map((token) => token.text).filter((operation) => operation !== ','),
      statement,
      tokens: statement.slice(head),
    });
  });
  return found;
}

function indexOf(tokens: Token[], text: string, from = 0): number {
  return tokens.findIndex((token, i) => i >= from && token.text === text);
}

/** The parts between the separators, ignoring those in brackets. */
export function split(tokens: Token[], separators: string[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (CLOSING.has(token.text)) depth--;
    if (depth === 0 && separators.includes(token.text)) parts.push([]);
    else parts.at(-1)?.push(token);
    if (OPENING.has(token.text)) depth++;
  }
  return parts.filter((part) => part.length > 0);
}

/** The tokens outside all brackets, and the content of each outermost pair. */
export function unwrap(tokens: Token[]): { outside: Token[]; inside: Token[][] } {
  const outside: Token[] = [];
  const inside: Token[][] = [];
  let depth = 0;
  for (const token of tokens) {
    if (CLOSING.has(token.text)) depth--;
    if (depth === 0) outside.push(token);
    else inside.at(-1)?.push(token);
    if (OPENING.has(token.text) && depth++ === 0) inside.push([]);
  }
  return { outside, inside };
}
