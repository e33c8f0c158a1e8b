import type { TableComments } from './table-comments.js';

export const photoLists: TableComments = {
  tag_photos: {
    table:
      'Published photos of each tag with what they are sorted and filtered by. Derived from photo_tags and photos.',
    photo_id: 'Photo.',
    tag_id: 'Tag.',
    created_at: 'As in photos.',
    year: 'As in photos.',
    years: 'As in photos.',
    title: 'As in photos, in the order of names.',
    dated: 'As in photos.',
  },
  entity_photos: {
    table: 'Published photos of each entity with what they are sorted by. Derived from photo_entities and photos.',
    photo_id: 'Photo.',
    entity_id: 'Entity.',
    position: 'As in photo_entities.',
    place: 'As in photo_entities.',
    dated: 'As in photos.',
  },
  photo_counts: {
    table:
      'Numbers of published photos by tag and time. Derived from photos. A change adds a row with the difference, so a number is a sum.',
    tag_id: 'Tag; 0: photos with and without tags.',
    year: 'As in photos.',
    years: 'As in photos.',
    photos: 'Difference that one change made, or the sum of many after the nightly upkeep.',
  },
  photo_status_counts: {
    table: 'Numbers of photos by status, without proposed ones. Derived from photos; a number is a sum.',
    status: 'As in photos.',
    photos: 'Difference that one change made, or the sum of many after the nightly upkeep.',
  },
  photo_filter_counts: {
    table:
      'Numbers of photos by what administrators filter them by, without proposed ones. Derived from photos; a number is a sum.',
    status: 'As in photos.',
    license: 'As in photos.',
    years: 'As in photos.',
    lacks_position: 'Whether the photo has no position.',
    photos: 'Difference that one change made, or the sum of many after the nightly upkeep.',
  },
  entity_counts: {
    table: 'Numbers of published photos by entity. Derived from photo_entities and photos; a number is a sum.',
    entity_id: 'Entity.',
    photos: 'Difference that one change made, or the sum of many after the nightly upkeep.',
  },
  list_steps: {
    table:
      'Where each step of about 500 photos begins in a list of all published photos: pages far down begin there. Cut anew every night.',
    list: 'created_at or title: the order of the list.',
    step: 'Number of the step; step 0 begins with the list and has no row.',
    created_at: 'Key of the first photo in the order by date.',
    title: 'Key of the first photo in the order by title.',
    id: 'First photo of the step.',
  },
  step_counts: {
    table: 'Numbers of photos in each step of list_steps. Derived from photos; a number is a sum.',
    list: 'As in list_steps.',
    step: 'As in list_steps; 0: before the first row.',
    photos: 'Difference that one change made, or the number of all after the nightly upkeep.',
  },
  photo_popularity: {
    table: 'Favorites of each photo, counted. Derived from favorites.',
    photo_id: 'Photo.',
    lately: 'Favorites of the last 90 days; they move on by night.',
    ever: 'All favorites.',
    created_at: 'As in photos: among equally popular ones the newest is first.',
  },
};
