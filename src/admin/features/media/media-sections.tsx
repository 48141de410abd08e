import { Segmented } from '#ui/forms/segmented.tsx';
import { mediaManagerPath, mediaTabPath } from '../../shared/paths/paths.ts';

const sections = [
  { to: mediaTabPath, label: 'Photos and logo' },
  { to: mediaManagerPath, label: 'Hero, staff, blog images' },
];

/** The Media Manager has two addresses. */
export function MediaSections({ current }: { current: string }) {
  return (
    <Segmented
      label="Sections of the Media Manager"
      items={sections.map((section) => ({ ...section, current: section.to === current }))}
    />
  );
}
