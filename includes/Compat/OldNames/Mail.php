<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Letter\MailTags;
use Rueda\Form\Post\Submission as OurSubmission;

defined( 'ABSPATH' ) || exit;

/** An email that is being written, as the third argument of `wpcf7_mail_components`. */
final class Mail {
	private static ?self $current = null;

	/** @param array<string, mixed> $template */
	public function __construct( private string $name, private array $template ) {
		self::$current = $this;
	}

	public static function get_current(): ?self {
		return self::$current;
	}

	public function name(): string {
		return $this->name;
	}

	/** A part of the template; with `true` its mail-tags are replaced. */
	public function get( mixed $component, mixed $replace_tags = false ): string {
		$part = $this->template[ Given::text( $component ) ] ?? '';
		$part = is_scalar( $part ) ? (string) $part : '';
		return true === $replace_tags ? $this->replace_tags( $part ) : $part;
	}

	public function replace_tags( mixed $content, mixed $options = '' ): string {
		$is_html = is_array( $options ) && true === ( $options['html'] ?? false );
		return self::replaced( Given::text( $content ), $is_html );
	}

	/** A text in which mail-tags are replaced with what the visitor has sent. */
	public static function replaced( string $content, bool $is_html = false ): string {
		$submission = OurSubmission::latest();
		return null === $submission ? $content : MailTags::replace(
			$content,
			$submission->form(),
			$submission->record(),
			$is_html ? MailTags::HTML : MailTags::TEXT
		);
	}
}
