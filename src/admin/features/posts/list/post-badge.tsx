import { Badge } from '#ui/badge.tsx';

/** Green when visitors can read it, yellow otherwise. */
export function PostBadge({ published }: { published: boolean }) {
  return <Badge tone={published ? 'ok' : 'new'}>{published ? 'Published' : 'Draft'}</Badge>;
}
