import { createRoot } from '@wordpress/element';
import { jsonOf } from '../../frontend/values/values';
import { openBus, sections, track } from './bus';
import { ExportTab } from './export/ExportTab';
import { HistoryTab } from './HistoryTab';
import { ImportTab } from './import/ImportTab';
import type { SectionInput } from './rules/sections';
import './style.scss';

const isSections = ( data: unknown ): data is readonly SectionInput[] =>
	Array.isArray( data );

interface KitsScreenProps {
	readonly tab: string | undefined;
	readonly address: string;
	readonly limit: number;
}

function KitsScreen( { tab, address, limit }: KitsScreenProps ) {
	switch ( tab ) {
		case 'export':
			return <ExportTab />;
		case 'history':
			return <HistoryTab />;
		default:
			return (
				<ImportTab
					limit={ limit }
					historyAddress={ `${ address }&tab=history` }
				/>
			);
	}
}

// The script is in the footer, so the element exists.
const root = document.getElementById( 'rueda-kits' );
if ( root ) {
	const {
		tab,
		address = '',
		limit,
		tracking,
		sections: inPage,
	} = root.dataset;
	openBus( tracking === 'local' ? 'local' : 'off' );
	const ofServer = jsonOf( inPage );
	if ( isSections( ofServer ) ) {
		ofServer.forEach( sections.register );
	}
	createRoot( root ).render(
		<KitsScreen tab={ tab } address={ address } limit={ Number( limit ) } />
	);
	track( 'page_views_website_templates', {
		trigger: 'page loaded',
		page_loaded: 'kits',
		secondary_location: tab,
	} );
}
