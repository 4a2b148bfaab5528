<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Definitions;
use Rueda\Form\Field\ShownBlocks;
use Rueda\Support\Conditions\Conditions;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * What a form does after its message was sent, besides saying so: it shows content of its own, or leads to a page. A
 * block of the form says which. Forms without that block only say so.
 */
final class AfterSending {
	/** The name in the answer to a visitor's script. */
	public const KEY = 'rueda_after';

	/** @param array<array-key, mixed> $block */
	private function __construct( private array $block ) {}

	/**
	 * Those among the blocks of a form and the blocks inside them. The first one whose conditions hold counts.
	 *
	 * @param array<array-key, mixed> $blocks
	 * @return list<self>
	 */
	public static function all_in( array $blocks ): array {
		$found = [];
		foreach ( array_filter( $blocks, 'is_array' ) as $block ) {
			$inner = is_array( $block['innerBlocks'] ?? null ) ? $block['innerBlocks'] : [];
			$ours  = Definitions::THANKS_BLOCK === ( $block['blockName'] ?? null );
			array_push( $found, ...( $ours ? [ new self( $block ) ] : self::all_in( $inner ) ) );
		}
		return $found;
	}

	/** Several blocks with conditions are for different answers. */
	public function conditions(): Conditions {
		return Conditions::from_stored( $this->attributes()[ ShownBlocks::ATTRIBUTE ] ?? null );
	}

	public function leads_to_page(): bool {
		return 'page' === Read::text( $this->attributes(), 'then' );
	}

	/** The id of the page; 0 if there is an address in its place. */
	public function page(): int {
		return max( 0, Read::whole( $this->attributes(), 'pageId' ) ?? 0 );
	}

	public function address(): string {
		return trim( Read::text( $this->attributes(), 'address' ) );
	}

	/** @return list<string> The names of the fields whose answers become part of the address. */
	public function fields(): array {
		return Read::strings( $this->attributes()['fields'] ?? null );
	}

	/** @return list<array<array-key, mixed>> The blocks of the content. */
	public function blocks(): array {
		$inner = $this->block['innerBlocks'] ?? null;
		return is_array( $inner ) ? array_values( array_filter( $inner, 'is_array' ) ) : [];
	}

	/**
	 * The content in the answer to a message; "" if there is none.
	 *
	 * @param array<string, mixed> $extra
	 */
	public static function content_in( array $extra ): string {
		return Read::string( Read::at( $extra[ self::KEY ] ?? null, 'content' ) );
	}

	/** @param array<string, mixed> $extra */
	public static function page_in( array $extra ): string {
		return Read::string( Read::at( $extra[ self::KEY ] ?? null, 'page' ) );
	}

	/** @return array<array-key, mixed> */
	private function attributes(): array {
		return is_array( $this->block['attrs'] ?? null ) ? $this->block['attrs'] : [];
	}
}
