<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Kind\Kind;

defined( 'ABSPATH' ) || exit;

/** Knows the types of form-tags in templates. */
final class TagType {
	/** Types without a name, because they belong to the whole form. */
	public const NAMELESS = [ 'response', 'submit', 'turnstile', 'recaptcha', 'stripe' ];

	/** Types of templates that a field of ours does not have; in the protocol a captcha is two tags. */
	private const OTHERS = [ 'captchac', 'captchar', 'reflection', 'output' ];

	/** The type of the "Drag and Drop Multiple File Upload" add-on, which becomes a field of ours. */
	public const SEVERAL_FILES = 'mfile';

	/** Whether a type is known; an asterisk is allowed for types that can be required. */
	public static function is_known( string $type ): bool {
		return str_ends_with( $type, '*' )
			? true === self::kind( substr( $type, 0, -1 ) )?->can_be_required()
			: self::has_name( $type ) || in_array( $type, self::NAMELESS, true );
	}

	public static function has_name( string $type ): bool {
		$type = rtrim( $type, '*' );
		return in_array( $type, self::OTHERS, true )
			|| self::SEVERAL_FILES === $type
			|| ( ! in_array( $type, self::NAMELESS, true ) && $type === Kind::known( $type )?->tag() );
	}

	/** The kind of the field that a tag becomes; null for a tag that becomes none. */
	public static function kind( string $type ): ?Kind {
		return Kind::known(
			match ( $type ) {
				'captchac', 'captchar' => 'captcha',
				self::SEVERAL_FILES    => 'file',
				default                => $type,
			}
		);
	}
}
