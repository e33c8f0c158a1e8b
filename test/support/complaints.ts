/** Whether a message of the console is not only about the picture of a photo: those of the factory have no files. */
export const isNoMissingPicture = (complaint: string): boolean =>
  !(complaint.includes('404') && /\/(uploads|iiif)\//.test(complaint));
