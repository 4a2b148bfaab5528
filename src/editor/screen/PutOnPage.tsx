import { Button } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { slots } from './slots';
import { useMayMakePages, useNewPage, words } from './useNewPage';

interface PutOnPageProps {
	/** The block that shows what was published, as it is stored. */
	readonly block: string;
}

/** After publishing: creates a draft page with the block, and opens it. */
export function PutOnPage( { block }: PutOnPageProps ) {
	const isAllowed = useMayMakePages();
	if ( ! slots || ! isAllowed ) {
		return null;
	}
	const { PluginPostPublishPanel } = slots;
	return (
		<PluginPostPublishPanel
			title={ __( 'Put it on a page', 'rueda' ) }
			initialOpen
		>
			<NewPage block={ block } />
		</PluginPostPublishPanel>
	);
}

function NewPage( { block }: PutOnPageProps ) {
	const { make, state } = useNewPage( block );
	return (
		<>
			<p>
				{ __(
					'Visitors see it on the pages that you put it on.',
					'rueda'
				) }
			</p>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				// The panel is narrow, and texts in other languages are longer.
				style={ { height: 'auto', whiteSpace: 'normal' } }
				isBusy={ state === 'making' }
				disabled={ state === 'making' }
				accessibleWhenDisabled
				onClick={ () => void make() }
			>
				{ words.make }
			</Button>
			{ state === 'failed' && <p role="alert">{ words.failed }</p> }
		</>
	);
}
