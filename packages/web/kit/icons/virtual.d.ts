declare module 'virtual:icons/credits' {
  const credits: readonly import('./map.ts').Credit[];
  export default credits;
}

declare module 'virtual:icons/*' {
  const glyphs: import('./map.ts').Glyphs;
  export default glyphs;
}
