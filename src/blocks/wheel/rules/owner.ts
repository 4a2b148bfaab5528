import type { SavedReport } from './saving';

/** What names a report in its address; empty if nothing does. */
export function slugIn( link: string ): string {
	const { pathname, searchParams } = new URL( link );
	return (
		searchParams.get( 'rueda_report' ) ??
		pathname.split( '/' ).filter( Boolean ).pop() ??
		''
	);
}

/** What the site needs to know who is the owner of a report; null if its address does not contain it. */
export function ownerOf( { ownerLink }: Pick< SavedReport, 'ownerLink' > ): {
	readonly slug: string;
	readonly owner: string;
} | null {
	if ( ownerLink === null ) {
		return null;
	}
	const slug = slugIn( ownerLink );
	const owner = new URL( ownerLink ).searchParams.get( 'owner' ) ?? '';
	return /^[\w-]+$/.test( slug ) && owner !== '' ? { slug, owner } : null;
}
