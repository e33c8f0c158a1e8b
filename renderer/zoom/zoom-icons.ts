/** Drawn as the icons of the site (ui/icons), which pages load at first; only the enlarged photo needs these. */
export const zoomIcons = {
  'zoom-in': 'M12 4.5v15M4.5 12h15',
  'zoom-out': 'M4.5 12h15',
  whole: 'M3.5 6h17v12h-17ZM7 9.5h10v5H7Z',
  rotate: 'M19.2 8.3A8.3 8.3 0 1 0 20.3 12M20 3.5v5.3h-5.3',
  'full-screen': 'M4 9.5V4h5.5M14.5 4H20v5.5M20 14.5V20h-5.5M9.5 20H4v-5.5',
  'leave-full-screen': 'M9.5 4v5.5H4M20 9.5h-5.5V4M14.5 20v-5.5H20M4 14.5h5.5V20',
  previous: 'M15.2 5.5 8.7 12l6.5 6.5',
  next: 'M8.8 5.5l6.5 6.5-6.5 6.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
};
