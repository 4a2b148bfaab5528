/** The address of the wheel's editor. It is in the same folder as every other editor. */
export const editAddress = ( id: number ): string =>
	`post.php?post=${ id }&action=edit`;
