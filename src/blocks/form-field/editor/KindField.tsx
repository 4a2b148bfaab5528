import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { kinds } from '../kinds';
import { groups } from '../kinds/groups';
import type { Attributes, Change, Type } from '../rules/attributes';
import { iconOf } from './icon';

interface KindFieldProps {
	readonly attributes: Attributes;
	readonly onChange: Change;
}

/** Changes the kind of a field. Labels and names stay. */
export function KindField( { attributes, onChange }: KindFieldProps ) {
	const { type } = attributes;
	const label = sprintf(
		/* translators: %s: a kind, as in "Email field". */
		__( 'Kind of field: %s', 'rueda' ),
		kinds[ type ].title
	);
	return (
		<DropdownMenu
			className="rueda-kind"
			icon={ iconOf( type ) }
			text={ label }
			label={ label }
			toggleProps={ {
				variant: 'secondary',
				showTooltip: false,
				__next40pxDefaultSize: true,
			} }
		>
			{ ( { onClose } ) =>
				groups().map( ( group ) => (
					<MenuGroup key={ group.title } label={ group.title }>
						{ group.types.map( ( one ) => (
							<MenuItem
								key={ one }
								role="menuitemradio"
								icon={ iconOf( one ) }
								iconPosition="left"
								isSelected={ one === type }
								suffix={ one === type ? CHECK : null }
								onClick={ () => {
									onChange( changeTo( one ) );
									onClose();
								} }
							>
								{ kinds[ one ].title }
							</MenuItem>
						) ) }
					</MenuGroup>
				) )
			}
		</DropdownMenu>
	);
}

const changeTo = ( type: Type ): Partial< Attributes > => ( {
	...kinds[ type ].changed,
	type,
} );

const CHECK = (
	<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
		<path
			d="M6 12.5l4 4 8-9"
			fill="none"
			stroke="currentColor"
			strokeWidth="1.5"
		/>
	</svg>
);
