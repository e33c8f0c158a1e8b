interface Dated {
  year: number | null;
  yearStart: number | null;
  yearEnd: number | null;
}

export interface PhotosOfDecade<Photo extends Dated> {
  /** Its first year; null for photos without a year. */
  decade: number | null;
  photos: Photo[];
}

/** Photos in an order by year, divided where a decade ends. */
export function byDecade<Photo extends Dated>(photos: Photo[]): PhotosOfDecade<Photo>[] {
  const groups: PhotosOfDecade<Photo>[] = [];
  for (const photo of photos) {
    const year = photo.year ?? photo.yearStart ?? photo.yearEnd;
    const decade = year === null ? null : year - (year % 10);
    const last = groups.at(-1);
    if (last?.decade === decade) last.photos.push(photo);
    else groups.push({ decade, photos: [photo] });
  }
  return groups;
}
