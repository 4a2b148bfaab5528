/* The page's looks. Registration in the editor stands in the editor's own part. */
import './style.scss';
