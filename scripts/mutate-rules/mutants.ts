import { type Expression, expressionsOf, split, type Token, unwrap } from './expressions.ts';

export type Kind =
  | 'allow'
  | 'return'
  | 'operand'
  | 'choice'
  | 'comparison'
  | 'negation'
  | 'number'
  | 'list item';

/** The rules with one change. `line` counts from 1; `rules` is the whole text. */
export type Mutant = { line: number; kind: Kind; before: string; after: string; rules: string };

type Change = { kind: Kind; start: number; end: number; after: string };

const FLIPPED: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
};

export function mutantsOf(rules: string): Mutant[] {
  const changes = expressionsOf(rules).flatMap((expression) => [
    ...outcomes(rules, expression),
    ...conditions(rules, expression.tokens),
  ]);
  return changes.map(({ kind, start, end, after }) => ({
    line: rules.slice(0, start).split('\n').length,
    kind,
    before: rules.slice(start, end),
    after,
    rules: rules.slice(0, start) + after + rules.slice(end),
  }));
}

/** Each operation of an allow line, and each function, always and never true. */
function outcomes(rules: string, { operations, statement, tokens }: Expression): Change[] {
  const { start, end, text } = range(rules, tokens);
  const all = operations.flatMap((name) => (name === 'read' ? ['get', 'list'] : [name]));
  return ['true', 'false']
    .filter((outcome) => outcome !== text)
    .flatMap((outcome): Change[] => {
      switch (statement[0]?.text) {
        case 'return':
          return [{ kind: 'return', start, end, after: outcome }];
        case 'allow':
          return all.map((broken) => {
            const rest = all.filter((name) => name !== broken).join(', ');
            const kept = rest && `; allow ${rest}: if ${text}`;
            return {
              kind: 'allow',
              ...range(rules, statement),
              after: `allow ${broken}: if ${outcome}${kept}`,
            };
          });
        default:
          return [];
      }
    });
}

function conditions(rules: string, tokens: Token[]): Change[] {
  return split(tokens, [',', ':']).flatMap((part) => {
    const [condition = [], ...chosen] = split(part, ['?']);
    return [
      ...(chosen.length > 0 ? choices(rules, condition) : []),
      ...[condition, ...chosen].flatMap((each) => operandsIn(rules, each)),
    ];
  });
}

/** The condition of `a ? b : c` always and never true. */
function choices(rules: string, condition: Token[]): Change[] {
  return ['true', 'false'].map((after) => ({ kind: 'choice', ...range(rules, condition), after }));
}

function operandsIn(rules: string, expression: Token[]): Change[] {
  const alternatives = split(expression, ['||']);
  return [
    ...operands(rules, alternatives, 'false'),
    ...alternatives.flatMap((alternative) => {
      const required = split(alternative, ['&&']);
      return [
        ...operands(rules, required, 'true'),
        ...required.flatMap((condition) => insideCondition(rules, condition)),
      ];
    }),
  ];
}

/** One operand at a time made irrelevant. */
function operands(rules: string, parts: Token[][], after: string): Change[] {
  if (parts.length < 2) return [];
  return parts.map((part) => ({ kind: 'operand', ...range(rules, part), after }));
}

function insideCondition(rules: string, condition: Token[]): Change[] {
  const { outside, inside } = unwrap(condition);
  const { start, end, text } = range(rules, condition);
  return [
    ...outside.flatMap((token): Change[] => {
      const flipped = FLIPPED[token.text];
      if (flipped) return [{ ...token, kind: 'comparison', after: flipped }];
      if (token.text === 'in' || token.text === 'is') {
        return [{ kind: 'comparison', start, end, after: `!(${text})` }];
      }
      if (token.text === '!') return [{ ...token, kind: 'negation', after: '' }];
      return numbers(token);
    }),
    ...inside.flatMap((content) => [...items(rules, content), ...conditions(rules, content)]),
  ];
}

function numbers(token: Token): Change[] {
  if (!/^\d+$/.test(token.text)) return [];
  const value = Number(token.text);
  return [value - 1, value + 1]
    .filter((other) => other >= 0)
    .map((other) => ({ ...token, kind: 'number', after: String(other) }));
}

/** One item at a time taken out of a list of strings. */
function items(rules: string, content: Token[]): Change[] {
  const parts = split(content, [',']);
  const first = content[0];
  const isList =
    first !== undefined &&
    rules[rules.slice(0, first.start).trimEnd().length - 1] === '[' &&
    parts.every(([token, ...others]) => others.length === 0 && token && /^['"]/.test(token.text));
  if (!isList) return [];
  return parts.map((part, i) => {
    const previous = parts[i - 1]?.[0];
    const next = parts[i + 1]?.[0];
    const { start, end } = range(rules, part);
    // With the comma after it, or the comma before the last.
    return {
      kind: 'list item',
      start: next || !previous ? start : previous.end,
      end: next?.start ?? end,
      after: '',
    };
  });
}

function range(rules: string, tokens: Token[]): { start: number; end: number; text: string } {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  return { start, end, text: rules.slice(start, end) };
}
