const list = new Intl.ListFormat('en-US');

/** 'We speak English and Spanish.' */
export function SpokenLanguages({ languages }: { languages: readonly string[] }) {
  return <>We speak {list.format(languages)}.</>;
}
