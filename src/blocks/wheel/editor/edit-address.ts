/** Where a wheel is edited. Every editor that knows our block lies beside it. */
export const editAddress = ( id: number ): string =>
	`post.php?post=${ id }&action=edit`;
