<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\Form\FormMeta;
use Rueda\Kit\Import\Code\CodeFilter;
use Rueda\Kit\Import\Code\ItemCode;
use Rueda\Kit\Import\Code\LossySettings;
use WP_Block_Type_Registry;

defined( 'ABSPATH' ) || exit;

/**
 * Lets into this site only what the importing user could have written here. Rueda's own blocks and WordPress's are
 * allowed; code needs the right to publish unfiltered HTML, and an admin who trusts who made the kit.
 *
 * @phpstan-type Block array{
 *     blockName: string|null, attrs: array<string, mixed>, innerBlocks: list<array<mixed>>, innerHTML: string,
 *     innerContent: list<string|null>
 * }
 * @phpstan-import-type LeftOut from ItemCode
 */
final class Cleaner {
	/** Blocks of code, which are taken out whole: half of it would be of no use. */
	private const FREE = [ 'core/html', 'core/shortcode' ];

	private Addresses $addresses;
	private CodeFilter $code;
	private CodeFilter $mail_code;
	/** @var list<string> Names of settings. */
	private array $lossy_settings = [];

	/** @param bool $may_write_all Whether code may stay. */
	public function __construct( private bool $may_write_all ) {
		$this->addresses = new Addresses();
		$this->code      = new CodeFilter();
		$this->mail_code = new CodeFilter();
	}

	/** Both users need the right: the one who started the import, and the one whose request does this step. */
	public static function for_run( Run $run ): self {
		return new self( $run->is_trusted && self::may_trust() && user_can( $run->user, 'unfiltered_html' ) );
	}

	/** Whether the current user may let code in. */
	public static function may_trust(): bool {
		return current_user_can( 'unfiltered_html' );
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

	/** @return LeftOut Names of what was taken out because it needs trust. */
	public function left_out(): array {
		return [
			'code'     => $this->code->found(),
			'mail'     => $this->mail_code->found(),
			'settings' => array_values( array_unique( $this->lossy_settings ) ),
		];
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
		if ( in_array( $block['blockName'], self::FREE, true ) ) {
			$html = $this->addresses->in_html( $block['innerHTML'] );
			if ( $this->html( $html ) !== $html ) {
				return null;
			}
		}
		$attributes = $this->value( $block['attrs'] );
		/** @var array<string, mixed> $attributes The keys have not changed. */
		$block['attrs'] = $attributes;

		$inner   = [];
		$content = [];
		$next    = 0;
		foreach ( $block['innerContent'] as $piece ) {
			if ( is_string( $piece ) ) {
				$content[] = $this->text( $piece );
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

	/** Cleans the body of an email. */
	public function mail_body( string $body, bool $is_html ): string {
		$filter = static fn ( string $one ): string => FormMeta::filtered_body( $one, $is_html );
		return $this->may_write_all ? $body : $this->mail_code->mail( $body, $filter );
	}

	/** Cleans the additional settings of a form: those with which messages are not sent or not kept are left out. */
	public function form_settings( string $settings ): string {
		if ( $this->may_write_all ) {
			return $settings;
		}
		$this->lossy_settings = [ ...$this->lossy_settings, ...LossySettings::found_in( $settings ) ];
		return LossySettings::out_of( $settings );
	}

	private function html( string $html ): string {
		return $this->may_write_all ? $html : $this->code->html( $html );
	}

	private function value( mixed $value ): mixed {
		$value = $this->addresses->in_value( $value );
		return $this->may_write_all ? $value : $this->code->value( $value );
	}
}
