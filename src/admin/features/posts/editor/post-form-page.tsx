import { formLabels } from '../saving/editor-labels.ts';
import { PostEditorPage } from './post-editor-page.tsx';

export { loader, shouldRevalidate } from './load-post.ts';

export function Component() {
  return <PostEditorPage words={formLabels} />;
}
