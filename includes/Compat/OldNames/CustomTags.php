<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Field\Tag;
use Rueda\Form\Form;

defined( 'ABSPATH' ) || exit;

/**
 * Form-tags of add-ons in the text that the author of a form has written. Only that text is searched: what a visitor
 * has typed, and what an address brings, may look like a tag.
 */
final class CustomTags {
	/** Whether add-ons have registered form-tags in this request. */
	public static function are_there(): bool {
		return did_action( 'wpcf7_init' ) > 0 && FormTagsManager::get_instance()->has_any();
	}

	/**
	 * Prints the tags in the text of blocks; fields and buttons are left out.
	 *
	 * @param list<array<array-key, mixed>> $blocks
	 * @return list<array<array-key, mixed>>
	 */
	public static function printed( array $blocks ): array {
		return array_map( [ self::class, 'printed_in' ], $blocks );
	}

	/**
	 * @param array<array-key, mixed> $block
	 * @return array<array-key, mixed>
	 */
	private static function printed_in( array $block ): array {
		$inner = is_array( $block['innerBlocks'] ?? null ) ? array_filter( $block['innerBlocks'], 'is_array' ) : [];
		$text  = is_array( $block['innerContent'] ?? null ) ? $block['innerContent'] : [];

		$block['innerBlocks']  = array_map( [ self::class, 'printed_in' ], $inner );
		$block['innerContent'] = array_map(
			static fn ( mixed $part ): mixed => is_string( $part )
				? FormTagsManager::get_instance()->replace_all( $part )
				: $part,
			$text
		);
		$block['innerHTML']    = implode( '', array_filter( $block['innerContent'], 'is_string' ) );
		return $block;
	}

	/** The HTML of a field or a button whose type an add-on prints itself; null if none does. */
	public static function html( Tag $tag ): ?string {
		return self::are_there() && FormTagsManager::get_instance()->has( $tag->type )
			? FormTagsManager::get_instance()->html( OldFormTag::from_tag( $tag ) )
			: null;
	}

	/** @return list<OldFormTag> The tags of add-ons that have a name, and so a value. */
	public static function named( Form $form ): array {
		$tags = self::are_there() ? FormTagsManager::get_instance()->scan( $form->content() ) : [];
		return array_values( array_filter( $tags, static fn ( OldFormTag $tag ): bool => '' !== $tag->name ) );
	}
}
