<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Form\FormMeta;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Lets into this site only what the importing user could have written here. Rueda's own blocks and WordPress's are
 * allowed; unfiltered HTML and shortcodes need the right to publish unfiltered HTML.
 *
 * @phpstan-type Block array{
 *     blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<mixed>>, innerHTML: string,
 *     innerContent: list<string|null>
 * }
 */
final class Cleaner {
	private const FREE = [ 'core/html', 'core/shortcode', 'core/freeform', 'core/missing' ];

	private Addresses $addresses;
	/** @var list<string> Names of blocks that were taken out. */
	private array $removed = [];

	public function __construct( private bool $may_write_all ) {
		$this->addresses = new Addresses();
	}

	/** Both users need the right: the one who started the import, and the one whose request does this step. */
	public static function for_run( Run $run ): self {
		return new self( current_user_can( 'unfiltered_html' ) && user_can( $run->user, 'unfiltered_html' ) );
	}

	/** The first block for which an item has to be refused; empty when there is none. */
	public static function foreign_block( string $content ): string {
		preg_match_all( '~<!--\s+wp:([a-z][a-z0-9_-]*/)?([a-z][a-z0-9_-]*)\s~', $content, $found, PREG_SET_ORDER );
		$registry = WP_Block_Type_Registry::get_instance();
		foreach ( $found as [ , $namespace, $name ] ) {
			// Core blocks that this version of WordPress lacks still show their HTML.
			$is_core = '' === $namespace || 'core/' === $namespace;
			$is_own  = in_array( $namespace, [ 'rueda/', 'wheeloflife/' ], true )
				&& $registry->is_registered( $namespace . $name );
			if ( ! $is_core && ! $is_own ) {
				return $namespace . $name;
			}
		}
		return '';
	}

	/** Cleans blocks. Their references have to be set before. */
	public function content( string $content ): string {
		$blocks = [];
		foreach ( parse_blocks( $content ) as $block ) {
			/** @var Block $block */
			$cleaned = $this->block( $block );
			if ( null !== $cleaned ) {
				$blocks[] = $cleaned;
			}
		}
		return $this->html( serialize_blocks( $blocks ) );
	}

	/** @return list<string> */
	public function removed(): array {
		return array_values( array_unique( $this->removed ) );
	}

	/** @return list<string> */
	public function emptied_addresses(): array {
		return $this->addresses->emptied();
	}

	public function text( string $text ): string {
		return $this->html( $this->addresses->in_html( $text ) );
	}

	/**
	 * @param array<array-key, mixed> $values Values of settings, or of a field that is not content.
	 * @return array<string, mixed>
	 */
	public function values( array $values ): array {
		/** @var array<string, mixed> $cleaned The keys have not changed. */
		$cleaned = $this->value( $values );
		return $cleaned;
	}

	/**
	 * @param Block $block
	 * @return Block|null Null when the block is not allowed here.
	 */
	private function block( array $block ): ?array {
		$is_text = null === $block['blockName'];
		$is_free = $is_text ? '' !== trim( $block['innerHTML'] ) : in_array( $block['blockName'], self::FREE, true );
		if ( $is_free && ! $this->may_write_all ) {
			$this->removed[] = $block['blockName'] ?? 'core/freeform';
			return null;
		}
		$attributes = $this->value( $block['attrs'] );
		/** @var array<string, mixed> $attributes The keys have not changed. */
		$block['attrs'] = $attributes;

		$inner   = [];
		$content = [];
		$next    = 0;
		foreach ( $block['innerContent'] as $piece ) {
			if ( is_string( $piece ) ) {
				$content[] = $this->addresses->in_html( $piece );
				continue;
			}
			/** @var Block $child A null stands for the next inner block. */
			$child   = $block['innerBlocks'][ $next++ ];
			$cleaned = $this->block( $child );
			if ( null !== $cleaned ) {
				$inner[]   = $cleaned;
				$content[] = null;
			}
		}
		$block['innerBlocks']  = $inner;
		$block['innerContent'] = $content;
		return $block;
	}

	/** Cleans the body of an email. Shortcodes are not removed, because mail-tags look like shortcodes. */
	public function mail_body( string $body, bool $is_html ): string {
		return $this->may_write_all ? $body : FormMeta::filtered_body( $body, $is_html );
	}

	private function html( string $html ): string {
		return $this->may_write_all ? $html : Shortcodes::out_of_html( $html );
	}

	private function value( mixed $value ): mixed {
		$value = $this->addresses->in_value( $value );
		return $this->may_write_all ? $value : Shortcodes::out_of_value( $value );
	}
}
