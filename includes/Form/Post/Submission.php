<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Rueda\Form\Form;
use Rueda\Form\OldNames;
use Rueda\Form\Protocol\Status;
use Rueda\Form\Store\Record;

defined( 'ABSPATH' ) || exit;

/** One form on its way through the pipeline. Add-ons get it with the hooks, read it, and may stop or answer it. */
final class Submission {

	private static ?self $latest = null;

	private string $status = '';

	/** @var mixed What those who may stop the mail have made of it. */
	private $abort = false;

	private ?string $response = null;

	/** @var array<string, mixed> */
	private array $extra = [];

	/** @var list<array{agent: string, reason: string}> */
	private array $spam_log = [];

	public function __construct(
		private Form $form,
		private Request $request,
		private Record $record,
		private string $hash,
		private string $fingerprint = ''
	) {}

	public function form(): Form {
		return $this->form;
	}

	public function request(): Request {
		return $this->request;
	}

	public function record(): Record {
		return $this->record;
	}

	public function replace_record( Record $record ): void {
		$this->record = $record;
	}

	/** @return array<array-key, mixed> All values, or those of one field. */
	public function posted( string $name = '' ): array {
		return '' === $name ? $this->record->posted() : $this->record->values( $name ) ?? [];
	}

	/** The mark of these data, this visitor and this half hour. */
	public function hash(): string {
		return $this->hash;
	}

	/** Of these data and this visitor, at any time. */
	public function fingerprint(): string {
		return $this->fingerprint;
	}

	public function status(): string {
		return $this->status;
	}

	/** A word of an add-on's own; what is no word is refused. */
	public function set_status( string $status ): bool {
		if ( ! Status::is_word( $status ) ) {
			return false;
		}
		$this->status = $status;
		return true;
	}

	public function response(): ?string {
		return $this->response;
	}

	public function set_response( string $text ): void {
		$this->response = $text;
	}

	/** @return mixed By reference: the protocol hands it to those who may stop the mail. */
	public function &abort_flag() {
		return $this->abort;
	}

	public function is_aborted(): bool {
		return (bool) $this->abort;
	}

	/** @return array<string, mixed> */
	public function extra(): array {
		return $this->extra;
	}

	/** @param array<string, mixed> $properties More fields of the answer. */
	public function add_result_props( array $properties ): void {
		$this->extra = $properties + $this->extra;
	}

	public function add_spam_log( string $agent, string $reason ): void {
		$this->spam_log[] = [ 'agent' => $agent, 'reason' => $reason ];
	}

	/** @return list<array{agent: string, reason: string}> */
	public function spam_log(): array {
		return $this->spam_log;
	}

	/** The one that this request is about. */
	public function becomes_latest(): self {
		self::$latest = $this;
		return $this;
	}

	public static function latest(): ?self {
		return self::$latest;
	}

	/**
	 * Names that functions written for Contact Form 7 use.
	 *
	 * @param list<mixed> $given
	 */
	public function __call( string $name, array $given ): mixed {
		return OldNames::of_submission( $this, $name, $given );
	}

	/** @param list<mixed> $given */
	public static function __callStatic( string $name, array $given ): mixed {
		return OldNames::of_submissions( $name );
	}
}
