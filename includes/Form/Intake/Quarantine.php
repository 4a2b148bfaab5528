<?php

declare( strict_types=1 );

namespace Rueda\Form\Intake;

use Rueda\Form\Post\Submission;
use Rueda\Form\Store\Message;
use Rueda\Form\Store\MessageStore;

defined( 'ABSPATH' ) || exit;

/**
 * Stores messages that look like spam, so that admins can find messages of people among them. Valid files are kept with
 * them.
 */
final class Quarantine {
	public function __construct( private MessageStore $messages, private SentFiles $files ) {}

	/** @param list<array<array-key, mixed>>|null $schema Null if the files are taken already. */
	public function store( Submission $submission, ?array $schema ): void {
		$form = $submission->form();
		if ( $form->is_demo() || $submission->record()->must_not_be_kept( $form ) ) {
			SentFiles::delete( $submission );
			return;
		}
		if ( null !== $schema ) {
			$this->files->take( $submission, $schema );
		}
		$submission->replace_record(
			$submission->record()->with_meta( 'spam', (string) wp_json_encode( $submission->spam_log() ) )
		);
		// A random key lets the visitor send the same form again after a correction.
		$key = MessageStore::key( $form->id(), 'spam ' . wp_generate_uuid4() );
		if ( 0 >= $this->messages->add( $key, $form, $submission->record(), Message::SPAM, '', false ) ) {
			SentFiles::delete( $submission );
		}
	}
}
