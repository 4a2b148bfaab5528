import { Button, Placeholder } from '@wordpress/components';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { usePage } from '../../../editor/screen/usePage';
import { icon } from './icon';

export const FailedPlaceholder = () => (
	<Start
		words={ __(
			'The site’s call to action could not be loaded. It may still appear on the page.',
			'rueda'
		) }
	/>
);

/** Shown if the site has no call to action: admins can add one, and authors can write one for the page. */
export function SitePlaceholder( { onOwn }: { readonly onOwn: () => void } ) {
	const mayEdit = useSelect(
		( select ) => select( coreStore ).canUser( 'update', 'settings' ),
		[]
	);
	const { showSidebar } = usePage();
	return (
		<Start
			words={ __(
				'The site has no call to action yet. An administrator can add one under Rueda → Settings. You can also write one for this page.',
				'rueda'
			) }
		>
			<Button
				variant="primary"
				__next40pxDefaultSize
				onClick={ () => {
					onOwn();
					showSidebar();
				} }
			>
				{ __( 'Write one for this page', 'rueda' ) }
			</Button>
			{ mayEdit && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					href="admin.php?page=rueda-settings&tab=cta"
					target="_blank"
				>
					{ __( 'Open Rueda settings', 'rueda' ) }
				</Button>
			) }
		</Start>
	);
}

export function OwnPlaceholder() {
	const { showSidebar } = usePage();
	return (
		<Start
			words={ __(
				'Add a title, and give a button a label and a link.',
				'rueda'
			) }
		>
			<Button
				variant="primary"
				__next40pxDefaultSize
				onClick={ showSidebar }
			>
				{ __( 'Open block settings', 'rueda' ) }
			</Button>
		</Start>
	);
}

const Start = ( {
	words,
	children,
}: {
	readonly words: string;
	readonly children?: ReactNode;
} ) => (
	<Placeholder
		icon={ icon }
		label={ __( 'Call to Action', 'rueda' ) }
		instructions={ words }
	>
		{ children }
	</Placeholder>
);
