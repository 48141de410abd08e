/** Every measured event, by Google's names. No typed text, no lead's id, nothing about an accident. */
export type AnalyticsEvents = {
  page_view: { page_path: string; page_title: string };
  /** When the visitor leaves the page. */
  timing: { name: 'time_on_page'; value_s: number };
  scroll_depth: { percent: 25 | 50 | 75 | 90 | 100 };
  cookie_consent: { choice: 'reject_all' | 'essential_only' | 'accept_all' };

  form_start: { form_id: FormId };
  form_submit: { form_id: FormId; duration_s: number };
  /** field is the input's name, or 'form' when the whole form was refused or failed. */
  form_error: { form_id: FormId; field: string; code: string };

  /** placement is the nearest data-placement around the link. */
  phone_call: { placement: string };
  external_link: { host: string };
  file_download: { file_name: string; trigger: 'automatic' | 'link' };

  blog_view: { slug: string };
  gallery_open: { photo_id: string; index: number };
  gallery_filter: { has_query: boolean; results: number };
  search: { area: 'gallery'; query_length: number; results: number };
  /** For the first page with a video. */
  video_play: { video_id: string };

  /** code is the kind of error, never its message. */
  exception: { code: string; route: string };
};

export type FormId = 'appointment' | 'pip' | 'attorney';
