<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** How a mail about a message is written: every part may hold mail-tags. */
final class MailTemplate {

	/** @param array<array-key, mixed> $stored */
	public function __construct( private string $name, private array $stored ) {}

	/** `mail` or `mail_2`. */
	public function name(): string {
		return $this->name;
	}

	public function is_active(): bool {
		return 'mail' === $this->name || Read::flag( $this->stored, 'active' );
	}

	/** @param string $part subject, sender, recipient, body, additional_headers or attachments. */
	public function part( string $part ): string {
		return Read::text( $this->stored, $part );
	}

	public function is_html(): bool {
		return Read::flag( $this->stored, 'use_html' );
	}

	public function drops_blank_lines(): bool {
		return Read::flag( $this->stored, 'exclude_blank' );
	}

	/**
	 * @return array{
	 *   active: bool, subject: string, sender: string, recipient: string, body: string, additional_headers: string,
	 *   attachments: string, use_html: bool, exclude_blank: bool
	 * }
	 */
	public function to_array(): array {
		return [
			'active'             => $this->is_active(),
			'subject'            => $this->part( 'subject' ),
			'sender'             => $this->part( 'sender' ),
			'recipient'          => $this->part( 'recipient' ),
			'body'               => $this->part( 'body' ),
			'additional_headers' => $this->part( 'additional_headers' ),
			'attachments'        => $this->part( 'attachments' ),
			'use_html'           => $this->is_html(),
			'exclude_blank'      => $this->drops_blank_lines(),
		];
	}
}
